import { type Command, isAboutRequest, type OutwardEffect, objectOf, readPath, type Values, viewStep } from "../../engine/index.ts";
import type { Process } from "../realisations/process/process.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { DemoLocation } from "./demo-locations.ts";
import type { FindActor } from "./demo-people.ts";
import type { DemoPlace } from "./demo-places.ts";
import type { DemoRequest } from "./demo-requests.ts";
import type { DemoScript } from "./demo-script.ts";
import { type DemoFile, fillTemplate } from "./fill-template.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { PlainMove, ScheduledMove } from "./walk-schedule.ts";

export interface WalkContext {
	readonly tenant: Tenant;
	readonly script: DemoScript;
	readonly random: SeededRandom;
	readonly findActor: FindActor;
	readonly code: string;
	/** Another real address in the municipality. */
	readonly newPlace: () => DemoPlace;
	/** A charging location in the municipality that nobody has taken yet, if there is one. */
	readonly takeLocation: () => DemoLocation | undefined;
	readonly locations: ReadonlyMap<string, DemoLocation>;
	/** Receives the documents that people add. */
	readonly addFile?: (file: UploadedDemoFile) => void;
	/** Accepted requests near a place that led to the process, if any. */
	readonly requestsBehind?: (place: Pick<DemoPlace, "code" | "latitude" | "longitude">, begun: number) => readonly DemoRequest[];
}

/** A document with its process, and who uploaded it when. */
export interface UploadedDemoFile extends DemoFile {
	readonly process: Process;
	readonly userId: string;
	readonly at: number;
}

/** Makes the moves of one process, each through the engine. A refusal is a mistake in the script and stops the loading. */
export function walkProcess(process: Process, moves: readonly ScheduledMove[], context: WalkContext): void {
	let place = context.newPlace();
	let placed = false;
	for (const { move, at } of moves) {
		if ("place" in move) {
			place = context.newPlace();
			continue;
		}
		const step = asCommand(move, process, place, at, context);
		if (step === undefined) continue;
		const { command, role, named } = step;
		const selected = process.realisation.locations.selected;
		const linked = selected === null ? undefined : context.locations.get(selected);
		const known = process.effects.length;
		const outcome = process.apply(command, context.findActor(role, context.code), at, {
			tenant: context.tenant.rules,
			...(named && { location: named.location }),
			...(linked && { selectedLocation: linked.location }),
		});
		if (outcome.refused) {
			throw new Error(`Demo data: ${JSON.stringify(command)} by ${role} was refused: ${outcome.message} ${JSON.stringify(outcome.errors)}`);
		}
		for (const effect of process.effects.slice(known)) follow(effect, process, context.locations);
		if (!placed && command.kind === "save-step") placed = connectRequests(process, at, context);
	}
}

/** Connects the process to the requests that led to it, once its place is known. Returns whether it is known. */
function connectRequests(process: Process, at: number, { tenant, requestsBehind, script, findActor, code }: WalkContext): boolean {
	const { Latitude: latitude, Longitude: longitude } = objectOf(
		readPath(process.realisation.values, process.flow.definition.bindings.location),
	);
	if (typeof latitude !== "number" || typeof longitude !== "number") return false;
	const [role = ""] = tenant.access.requestlocations ?? [];
	const forProcesses = new Set((script.requests?.tags ?? []).filter((tag) => tag.process).map((tag) => tag.uuid));
	for (const [index, { uuid, content }] of (requestsBehind?.({ code, latitude, longitude }, process.identity.createdAt) ?? []).entries()) {
		const actor = findActor(role, code);
		const moment = at + (index + 1) * 60_000;
		const request = { uuid, status: 3, connected: false, limited: false, accessible: true } as const;
		const outcome = process.apply({ kind: "connect-request", requestUuid: uuid }, actor, moment, { tenant: tenant.rules, request });
		if (outcome.refused) throw new Error(`Demo data: a request could not be connected: ${outcome.message}`);
		const tags = content.Tags.filter((tag) => forProcesses.has(tag));
		if (tags.length > 0) process.apply({ kind: "copy-tags", tags }, actor, moment, { tenant: tenant.rules });
	}
	return true;
}

interface Step {
	readonly command: Command;
	readonly role: string;
	readonly named?: DemoLocation;
}

function asCommand(
	move: Exclude<PlainMove, { place: "new" }>,
	process: Process,
	place: DemoPlace,
	at: number,
	context: WalkContext,
): Step | undefined {
	const { random } = context;
	if ("connect" in move) {
		const named = context.takeLocation();
		if (named === undefined) return undefined;
		return { command: { kind: "connect-location", category: move.connect, locationUuid: named.location.uuid }, role: move.role, named };
	}
	if ("status" in move) {
		const { status, action, role, reason, comment } = move;
		const told = reason === undefined ? {} : { reason: random.pick(reason), comment: comment === undefined ? "" : random.pick(comment) };
		return { command: { kind: "set-status", status, action, ...told }, role };
	}
	const code = "complete" in move ? move.complete : "save" in move ? move.save : "correct" in move ? move.correct : move.change;
	const step = process.flow.compiled.steps.get(code);
	const [role] = step?.definition.access.edit ?? [];
	if (role === undefined) throw new Error(`Demo data: nobody edits step ${code}.`);
	const template = { ...objectOf(context.script.steps[code]), ...objectOf(move.values) };
	const addFile = (file: DemoFile): void => {
		context.addFile?.({ ...file, process, userId: context.findActor(role, context.code).userId, at });
	};
	const values = objectOf(fillTemplate(template, { random, now: at, place, values: process.realisation.values, addFile }));
	const complete = "complete" in move;
	const target = move.to ?? (complete ? led(process, code, values, at, context) : code);
	return { command: { kind: "save-step", step: code, complete, correction: "correct" in move, target, values }, role };
}

/** The step to which completing this one leads; the step itself when it leads nowhere. */
function led(process: Process, code: string, values: Values, at: number, { tenant, findActor, code: place }: WalkContext): string {
	const { compiled } = process.flow;
	const [role = ""] = compiled.steps.get(code)?.definition.access.edit ?? [];
	const looking = { mode: "view", values } as const;
	return viewStep(compiled, process.realisation, code, findActor(role, place), looking, at, tenant.rules)?.target ?? code;
}

/** Updates the locations in memory as the server will store them. */
function follow(effect: OutwardEffect, process: Process, locations: ReadonlyMap<string, DemoLocation>): void {
	if (isAboutRequest(effect)) return;
	const uuids = effect.kind === "realise-locations" ? effect.locationUuids : [effect.locationUuid];
	for (const uuid of uuids) {
		const found = locations.get(uuid);
		if (found === undefined) continue;
		const { location, row } = found;
		if (effect.kind === "realise-locations") found.location = { ...location, status: "realized" };
		else if (effect.kind === "connect-location")
			found.location = { ...location, status: "in-progress", workflowUuid: process.identity.uuid };
		else found.location = { ...location, status: row.status, workflowUuid: null };
	}
}
