import { spawnSync } from "node:child_process";
import { DoorError, type Printed } from "../printed.ts";
import { folderServer } from "./folder-server.ts";
import { ServedFolder } from "./served-folder.ts";

const port = 3400;

/** Builds the parts of the web that are out of date, and serves the workbench on this machine only, until it is stopped. */
export async function serveFolder(path: string, wanted: string | undefined): Promise<Printed> {
	const number = wanted === undefined ? port : Number(wanted);
	if (!Number.isInteger(number) || number < 0 || number > 65_535) throw new DoorError(`"${wanted}" is no port.`);
	const { status } = spawnSync(process.execPath, ["scripts/build-web.mjs", "workbench"], { stdio: "inherit" });
	if (status !== 0) throw new DoorError("The workbench could not be built.");
	const app = await folderServer(new ServedFolder(path));
	const address = await app.listen({ host: "127.0.0.1", port: number }).catch((reason: unknown) => {
		throw new DoorError(`Port ${number} can't be listened on: ${reason instanceof Error ? reason.message : ""} Name another with --port.`);
	});
	return { passed: true, text: `${path}: ${address}/werkbank\nStop with Ctrl+C.\n` };
}
