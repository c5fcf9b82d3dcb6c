import type { FastifyInstance } from "fastify";
import { fileFieldsOf, fileIdsIn, isFormat, type RealisationRecord, readPath, splitFileName, type Values } from "../../engine/index.ts";
import { getFlowVersion } from "../tenants/tenant.ts";
import { sample, upload } from "./test-file.ts";
import type { TestPerson } from "./test-person.ts";

/**
 * The values of a save with real files: ids in a file field that the process does not have yet, because they are names or made up, are
 * uploaded first. Files that the person may not upload stay as they are, and where made-up ids represent stored files, the stored ones take
 * their place.
 */
export async function withRealFiles(
	app: FastifyInstance,
	tenant: string,
	person: TestPerson,
	record: RealisationRecord,
	values: Values,
): Promise<Values> {
	const found = app.tenants.find(tenant);
	if (found === undefined) return values;
	const { compiled } = getFlowVersion(found, record.flow.uuid, record.flow.version);
	const paths = new Map(fileFieldsOf(compiled).map((field) => [field.path, field]));
	const known = new Set(record.files.map(({ uuid }) => uuid));
	let filled = values;
	for (const { path, category, views } of paths.values()) {
		const named = readPath(values, path);
		if (!Array.isArray(named)) continue;
		const stored = readPath(record.values, path);
		if (stored !== undefined && fileIdsIn(named).every((id) => isFormat(id, "uuid4") && !known.has(id))) {
			filled = put(filled, path.split("."), stored);
			continue;
		}
		const entries: unknown[] = [];
		for (const entry of named as readonly (string | { readonly id: string })[]) {
			const name = typeof entry === "string" ? entry : entry.id;
			const file = known.has(name) ? undefined : await uploaded(app, person, record.uuid, name, category, views);
			entries.push(file === undefined ? entry : views ? { id: file.uuid, ext: file.extension } : file.uuid);
		}
		filled = put(filled, path.split("."), entries);
	}
	return filled;
}

async function uploaded(app: FastifyInstance, person: TestPerson, process: string, name: string, category: string, picture: boolean) {
	const { filename, extension } = splitFileName(name.includes(".") ? name : `${name}.${picture ? "png" : "pdf"}`);
	const bytes = extension === "pdf" ? undefined : sample(extension === "png" ? "bovenaanzicht.png" : "zijaanzicht.jpg");
	return upload(app, person, process, { filename, extension, category }, bytes).catch(() => undefined);
}

function put(values: Values, [name = "", ...rest]: readonly string[], value: unknown): Values {
	return { ...values, [name]: rest.length === 0 ? value : put((values[name] ?? {}) as Values, rest, value) };
}
