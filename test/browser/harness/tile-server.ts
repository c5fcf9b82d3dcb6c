import { localServer } from "../../../server/test-support/local-server.ts";

/** One pixel, red or green, as a PNG: a tile is stretched to its square. */
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

/** A map tile service; `readable`: whether other sites may read its pictures. */
export async function startTileServer(color: keyof typeof PIXELS, readable: boolean): Promise<TileServer> {
	const asked: string[] = [];
	const { address, stop } = await localServer((request, response) => {
		asked.push(request.url ?? "");
		response.writeHead(200, {
			"content-type": "image/png",
			"cross-origin-resource-policy": "cross-origin",
			...(readable ? { "access-control-allow-origin": "*" } : {}),
		});
		response.end(Buffer.from(PIXELS[color], "base64"));
	});
	return { template: `${address}/{z}/{x}/{y}.png`, asked, stop };
}
