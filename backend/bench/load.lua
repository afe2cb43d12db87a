-- wrk script: sends the requests of a file in order from a random start and prints the result as JSON.
-- Arguments: the file (method, path and body separated by tabs; @@ becomes a unique number), a cookie, a range.
local requests, at, sent = {}, 0, 0
local headers = { ["sec-fetch-site"] = "same-origin" }

function init(args)
  math.randomseed(os.time())
  sent = os.time() % 100000 * 100000
  if args[2] ~= "-" then headers["cookie"] = args[2] end
  if args[3] then headers["range"] = args[3] end
  for line in io.lines(args[1]) do
    local method, path, body = line:match("^(%S+)\t(%S+)\t?(.*)$")
    local own = {}
    for name, value in pairs(headers) do own[name] = value end
    if body ~= "" then own["content-type"] = "application/json" end
    local ready = body:find("@@") == nil and wrk.format(method, path, own, body ~= "" and body or nil)
    requests[#requests + 1] = { method = method, path = path, body = body, headers = own, ready = ready }
  end
  at = math.random(#requests)
end

function request()
  at = at % #requests + 1
  local next = requests[at]
  if next.ready then return next.ready end
  sent = sent + 1
  local body = next.body:gsub("@@", tostring(sent))
  return wrk.format(next.method, next.path, next.headers, body)
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nJSON {"seconds":%f,"requests":%d,"bytes":%d,"failed":%d,"p50":%f,"p95":%f,"p99":%f}\n',
    summary.duration / 1e6, summary.requests, summary.bytes,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(95) / 1000, latency:percentile(99) / 1000))
end
