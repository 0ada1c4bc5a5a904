-- Messages from many visitors, each with words of its own: behind a proxy the server goes by X-Forwarded-For.
local sent = 0
local seed = os.time() % 1000

local ffi = require("ffi")
ffi.cdef("typedef struct { long seconds; long nanoseconds; } moment; int clock_gettime(int clock, moment *now);")
local now = ffi.new("moment")
local function milliseconds()
  ffi.C.clock_gettime(1, now)
  return tonumber(now.seconds) * 1000 + tonumber(now.nanoseconds) / 1e6
end

-- Given a number, so many are sent each second, at even times whether or not the earlier are answered; else as many as can be.
init = function(arguments)
  local rate = tonumber(arguments[1])
  if not rate then return end
  local due = milliseconds()
  delay = function()
    due = due + 1000 / rate
    return math.max(0, math.floor(due - milliseconds() + 0.5))
  end
end

request = function()
  sent = sent + 1
  local headers = {
    ["Content-Type"] = "application/json",
    ["X-Forwarded-For"] = string.format("10.%d.%d.%d", math.floor(sent / 65536) % 256, math.floor(sent / 256) % 256, sent % 256),
  }
  local body = string.format(
    '{"name":"Åsa Lind","email":"asa%d.%d@example.com","message":"We run a small nursery outside Sölvesborg and answer the same questions every spring. Could you look at our booking? Number %d."}',
    seed, sent, sent)
  return wrk.format("POST", "/api/contact", headers, body)
end
