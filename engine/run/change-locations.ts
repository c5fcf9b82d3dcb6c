import type { Actor } from "../access/index.ts";
import type { Command, Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow, CompiledStep } from "../compile/compiled-flow.ts";
import { changeEvent } from "../compile/machine-config.ts";
import { fieldsRead } from "../conditions/index.ts";
import type { FieldPath } from "../definition/flow-definition.ts";
import type { ChargingLocation, Realisation, Surroundings } from "../realisation/realisation.ts";
import * as processTexts from "../texts/process.ts";
import { sectionApplies } from "./fields/appearance.ts";
import { applyEffects, fire } from "./fire.ts";
import { connect, disconnect, isKnownPlace, locationGroup, placePaths } from "./locations.ts";
import { keepSnapshot } from "./reset.ts";
import { saveMode } from "./save-step.ts";

type ChangeLocation = Extract<Command, { kind: "connect-location" | "disconnect-location" }>;

/**
 * Connects a charging location to the process or disconnects it. Editors of the step that asks
 * for the location may do so; once that step is completed, another location is a change of the process and resets it to that step.
 */
export function changeLocation(
	flow: CompiledFlow,
	realisation: Realisation,
	command: ChangeLocation,
	actor: Actor,
	now: number,
	surroundings: Surroundings,
): Outcome {
	const execution = new Execution(flow, realisation, actor, now, surroundings.tenant);
	const group = locationGroup(execution, command.category);
	const step = group === undefined ? undefined : stepOf(flow, group);
	if (group === undefined || step === undefined) return refuse("location-not-linkable");
	const mode = saveMode(realisation, step, actor, false);
	if (typeof mode !== "string") return mode;
	const { location } = surroundings;
	const connecting = command.kind === "connect-location";
	if (
		isFixed(execution, step, group) ||
		location === undefined ||
		location.uuid !== command.locationUuid ||
		!(connecting ? isLinkable(location, command) && !isLinked(location, realisation) : isUnlinkable(location, command, realisation))
	) {
		return refuse(connecting ? "location-not-linkable" : "location-not-unlinkable");
	}
	if (connecting && surroundings.locationElsewhere === true) return refuse("location-not-linkable", processTexts.locationElsewhere);
	if (mode === "change") {
		keepSnapshot(execution, step, realisation.values);
		fire(execution, changeEvent(step.code));
		// Another location already has a version of its own, without anything from the former one.
		const others = (step.definition.change?.effects ?? []).filter((effect) => !("new-location-version" in effect));
		applyEffects(execution, others, step.code);
	} else if (isKnownPlace(realisation.values, group)) {
		keepSnapshot(execution, step, realisation.values);
	}
	if (connecting) {
		connect(execution, command.category, location);
	} else {
		disconnect(execution, command.category);
	}
	return execution.finish(step.code);
}

/**
 * Whether the flow no longer lets the location change: no section of the step that asks for it applies. A section whose condition depends
 * on values counts as applying, since the values may have been chosen on the screen without being saved yet.
 */
function isFixed({ flow, context }: Execution, step: CompiledStep, group: FieldPath): boolean {
	const asking = placePaths(group).flatMap((path) => step.form.fields.get(path)?.places ?? []);
	// A step without fields of its own for the location fixes nothing.
	if (asking.length === 0) return false;
	return asking.every(({ section }) => fieldsRead(section.when, flow.conditions).length === 0 && !sectionApplies(flow, section, context));
}

/** Validated locations can be connected; rejected ones only as an alternative. */
function isLinkable(location: ChargingLocation, { category }: Pick<ChangeLocation, "category">): boolean {
	return location.status === "definitive" || (location.status === "rejected" && category === "alternative");
}

/** A process has a location only once: as its proposal or as its alternative. */
function isLinked({ uuid }: ChargingLocation, { locations }: Realisation): boolean {
	return locations.selected === uuid || locations.alternative === uuid;
}

function isUnlinkable(location: ChargingLocation, { category, locationUuid }: ChangeLocation, realisation: Realisation): boolean {
	return location.status === "in-progress" && realisation.locations[category] === locationUuid;
}

/** The first step that asks for a field in the group. */
function stepOf(flow: CompiledFlow, group: FieldPath): CompiledStep | undefined {
	for (const [path, step] of flow.writtenIn) {
		if (path.startsWith(`${group}.`)) return step;
	}
	return undefined;
}
