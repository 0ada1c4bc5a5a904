/** Marks the request by which the page of an article reports its reader, where it is served by another host than the API. */
export const articleViewHeader = 'Article-View'
