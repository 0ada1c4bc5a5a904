-- Different messages from many visitors: behind a proxy the server identifies them by X-Forwarded-For.
local sent = 0

request = function()
  sent = sent + 1
  local headers = {
    ["Content-Type"] = "application/json",
    ["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.floor(sent / 65536) % 256, math.floor(sent / 256) % 256, sent % 256),
  }
  local body = string.format(
    '{"name":"Åsa Lind","email":"asa%d.%d@example.com","message":"We run a small nursery outside Sölvesborg and answer the same questions every spring. Could you look at our booking? Number %d."}',
    os.time(), sent, sent)
  return wrk.format("POST", "/api/contact", headers, body)
end
