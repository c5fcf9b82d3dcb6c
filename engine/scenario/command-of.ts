import type { Command, SaveStep, SetStatus } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import type { StepCode } from "../definition/flow-definition.ts";
import { activeStep } from "../progress/step-states.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, Values } from "../realisation/realisation.ts";
import { filledIn } from "./filled-in.ts";
import type { Instruction } from "./scenario.ts";

const statuses = {
	onhold: { status: "onhold", action: "enable" },
	resume: { status: "onhold", action: "disable" },
	cancel: { status: "cancelled", action: "enable" },
	restore: { status: "cancelled", action: "disable" },
	"confirm-vkb": { status: "vkb", action: "enable" },
	"undo-vkb": { status: "vkb", action: "disable" },
} as const satisfies Partial<Record<Instruction["do"], Pick<SetStatus, "status" | "action">>>;

/** Every scenario act about the status of a process, with its parameters. */
export const statusActs = Object.entries(statuses) as readonly (readonly [keyof typeof statuses, Pick<SetStatus, "status" | "action">])[];

/** A save without a target: wherever the flow leads is expected. */
export type UntargetedSave = Omit<SaveStep, "target"> & { readonly target?: undefined };

/** The command for an instruction; undefined if it commands nothing. */
export function commandOf(flow: CompiledFlow, realisation: Realisation, instruction: Instruction): Command | UntargetedSave | undefined {
	const { do: act, category, location = "", stakeholder = "", tags = [], reason, comment } = instruction;
	const status = statusActs.find(([name]) => name === act)?.[1];
	if (status !== undefined) {
		return { kind: "set-status", ...status, ...(reason === undefined ? {} : { reason }), ...(comment === undefined ? {} : { comment }) };
	}
	if (act === "connect-location" || act === "disconnect-location") {
		return { kind: act, category: category === "alternative" ? category : "selected", locationUuid: location };
	}
	if (act === "change-stakeholder") {
		return category === undefined || category === "selected" || category === "alternative"
			? undefined
			: { kind: act, category, slug: stakeholder };
	}
	return act === "set-tags" ? { kind: act, tags } : saveOf(flow, realisation, instruction);
}

function saveOf(flow: CompiledFlow, realisation: Realisation, instruction: Instruction): SaveStep | UntargetedSave {
	const step = instruction.step ?? activeStep(flow, realisation.steps)?.code ?? "";
	const save = {
		kind: "save-step",
		step,
		complete: instruction.do === "complete",
		correction: instruction.do === "correct",
		values: filledIn(shown(flow, realisation, step), instruction.with ?? {}),
	} as const;
	return instruction.target === undefined ? save : { ...save, target: instruction.target };
}

/** What the step's form shows before anybody types: the stored values of its fields. */
export function shown(flow: CompiledFlow, realisation: Realisation, step: StepCode): Values {
	const stored = [...(flow.steps.get(step)?.form.fields.keys() ?? [])].map((path) => [path, readPath(realisation.values, path)] as const);
	return filledIn({}, Object.fromEntries(stored.filter(([, value]) => value !== undefined)));
}
