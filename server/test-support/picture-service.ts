import type { ServerResponse } from "node:http";
import { type LocalServer, localServer } from "./local-server.ts";

/** The parts of a JPEG that give its type and size; sufficient unless it is drawn. */
export function jpegOf(width: number, height: number, filling = 0): Buffer {
	const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
	const head = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
	return Buffer.concat([head, frame, Buffer.alloc(filling), Buffer.from([0xff, 0xd9])]);
}

export function sendPicture(response: ServerResponse, bytes = jpegOf(640, 480)): void {
	response.setHeader("content-type", "image/jpeg");
	response.end(bytes);
}

export type Respond = (asked: URL, response: ServerResponse) => void;

/** A picture service on a free port of this machine. */
export async function startPictureService(respond: Respond): Promise<LocalServer & { readonly asked: URL[] }> {
	const asked: URL[] = [];
	const server = await localServer((request, response) => {
		const url = new URL(request.url ?? "/", "http://service");
		asked.push(url);
		respond(url, response);
	});
	return { ...server, asked };
}
