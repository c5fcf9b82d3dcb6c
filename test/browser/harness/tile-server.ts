import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** One pixel, red or green, as a PNG: a tile is stretched over its square. */
const PIXELS = {
	red: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
	green: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==",
} as const;

export interface TileServer {
	/** Template for the setting. */
	readonly template: string;
	readonly asked: readonly string[];
	stop(): Promise<void>;
}

/** A service of map tiles; `readable`: whether it lets other sites read its pictures. */
export async function startTileServer(color: keyof typeof PIXELS, readable: boolean): Promise<TileServer> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		asked.push(request.url ?? "");
		response.writeHead(200, {
			"content-type": "image/png",
			"cross-origin-resource-policy": "cross-origin",
			...(readable ? { "access-control-allow-origin": "*" } : {}),
		});
		response.end(Buffer.from(PIXELS[color], "base64"));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		template: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`,
		asked,
		stop: () =>
			new Promise((resolve) => {
				server.closeAllConnections();
				server.close(() => resolve());
			}),
	};
}
