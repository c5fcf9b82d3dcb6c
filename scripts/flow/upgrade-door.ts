import { processConfig } from "../../server/config/config.ts";
import { DoorError, type Printed } from "./printed.ts";
import type { ReadFlow } from "./read-flow.ts";
import { upgrade } from "./upgrade.ts";
import { upgradePreview } from "./upgrade-preview.ts";

type Flags = Readonly<Record<string, unknown>>;

/** Runs `npm run flow -- upgrade` with its arguments. Ctrl-C stops between two processes, so none is left half done. */
export async function upgradeFromDoor([tenant, ...more]: readonly string[], flags: Flags): Promise<Printed> {
	if (tenant === undefined || more.length > 0) throw new DoorError("Name one tenant, as in its address.");
	if (flags.apply === true && flags["dry-run"] === true) throw new DoorError("Either --dry-run or --apply, not both.");
	const stop = new AbortController();
	const interrupt = (): void => stop.abort();
	process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
	try {
		return await upgrade(processConfig(), {
			tenant,
			to: textOf(flags.to),
			mapping: textOf(flags.mapping),
			apply: flags.apply === true,
			json: flags.json === true,
			signal: stop.signal,
		});
	} finally {
		process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
	}
}

/** What the flow would mean for the processes in the configured database. */
export async function previewFromDoor({ flow, tenant, file }: ReadFlow): Promise<string> {
	if (tenant === undefined) throw new DoorError(`${file} is no tenant's: name the tenant whose processes are meant.`);
	return upgradePreview(processConfig(), tenant.slug, flow);
}

function textOf(flag: unknown): string | undefined {
	return typeof flag === "string" ? flag : undefined;
}
