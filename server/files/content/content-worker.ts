import { parentPort } from "node:worker_threads";
import { checkContent, type NamedType } from "./check-content.ts";

/** A file to be judged. */
export interface ContentQuestion extends NamedType {
	readonly bytes: Uint8Array;
}

/** Judges one file after the other in a separate thread, started by content-checks.ts. The first message says that it is ready. */
parentPort?.on("message", ({ bytes, ...named }: ContentQuestion) => {
	void checkContent(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), named).then((verdict) =>
		parentPort?.postMessage(verdict),
	);
});
parentPort?.postMessage("ready");
