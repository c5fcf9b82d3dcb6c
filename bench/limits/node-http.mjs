/** The limit for a cold start: node:http that answers. */
import { createServer } from "node:http";

createServer((_request, response) => response.end("ok")).listen(Number(process.argv[2]), "127.0.0.1", () =>
	process.stdout.write("ready\n"),
);
