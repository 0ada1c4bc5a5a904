-- The requests of visitors: mostly pages and their files, some views, few messages.
local sent = 0
local paths = {}

init = function(arguments)
  paths = arguments
end

request = function()
  sent = sent + 1
  local from = string.format("10.%d.%d.%d", math.floor(sent / 65536) % 256, math.floor(sent / 256) % 256, sent % 256)
  if sent % 200 == 0 then
    local headers = { ["Content-Type"] = "application/json", ["X-Forwarded-For"] = from }
    local body = string.format('{"name":"Åsa","email":"asa@example.com","message":"Hello, number %d of %d"}', sent, os.time())
    return wrk.format("POST", "/api/contact", headers, body)
  end
  if sent % 10 == 0 then
    return wrk.format(sent % 20 == 0 and "POST" or "GET", "/api/views?slug=app-development-in-skane",
      { ["X-Forwarded-For"] = from, ["User-Agent"] = "Mozilla/5.0 Firefox/140.0" })
  end
  return wrk.format("GET", paths[sent % #paths + 1], { ["Accept-Encoding"] = "gzip, deflate, br",
    ["X-Forwarded-For"] = from, ["User-Agent"] = "Mozilla/5.0 Firefox/140.0", ["Referer"] = "https://www.google.com/" })
end
