import type { Actor } from "../access/index.ts";
import type { Command, Outcome } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { disconnectFile } from "../documents/disconnect-file.ts";
import type { Realisation, Surroundings } from "../realisation/realisation.ts";
import { changeLocation } from "./change-locations.ts";
import { changeRequest } from "./change-requests.ts";
import { changeStakeholder } from "./change-stakeholder.ts";
import { changeType } from "./change-type.ts";
import { extendTerm } from "./extend-term.ts";
import { fillFields } from "./fill-fields.ts";
import { saveStep } from "./save-step.ts";
import { setStatus } from "./set-status.ts";
import { copyTags, setTags } from "./set-tags.ts";
import { takeBack } from "./take-back.ts";
import { undo } from "./undo.ts";

/**
 * Carries out one command. Reads no clock, writes nothing, and leaves the given realisation untouched. `now`: instant in milliseconds since
 * 1970 (UTC). Returns the next state with its events and effects, or a refusal, after which nothing has changed. The same arguments always
 * give the same result.
 */
export function advance(
	flow: CompiledFlow,
	realisation: Realisation,
	command: Command,
	actor: Actor,
	now: number,
	surroundings: Surroundings,
): Outcome {
	switch (command.kind) {
		case "save-step":
			return saveStep(flow, realisation, command, actor, now, surroundings);
		case "fill-fields":
			return fillFields(flow, realisation, command, actor, now, surroundings);
		case "take-back":
			return takeBack(flow, realisation, command, actor, now);
		case "undo":
			return undo(flow, realisation, actor, now, surroundings);
		case "set-status":
			return setStatus(flow, realisation, command, actor, now, surroundings);
		case "change-type":
			return changeType(flow, realisation, command, actor, now, surroundings.saved === true);
		case "set-tags":
			return setTags(flow, realisation, command.tags, actor, now);
		case "copy-tags":
			return copyTags(flow, realisation, command.tags, actor, now);
		case "change-stakeholder":
			return changeStakeholder(flow, realisation, command, actor, now);
		case "extend-term":
			return extendTerm(flow, realisation, command, actor, now, surroundings);
		case "connect-location":
		case "disconnect-location":
			return changeLocation(flow, realisation, command, actor, now, surroundings);
		case "connect-request":
		case "disconnect-request":
			return changeRequest(flow, realisation, command, actor, now, surroundings);
		case "disconnect-file":
			return disconnectFile(flow, realisation, command, actor, now, surroundings);
	}
}
