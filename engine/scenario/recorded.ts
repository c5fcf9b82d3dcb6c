import type { Command, Outcome } from "../command/command.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { readPath } from "../realisation/field-path.ts";
import type { Realisation, TenantRules, Values } from "../realisation/realisation.ts";
import { sameValue } from "../realisation/same-value.ts";
import { available } from "../run/available.ts";
import { shown, statusActs } from "./command-of.ts";
import { filledIn } from "./filled-in.ts";
import { observerOf } from "./run-scenario.ts";
import type { Expectation, Instruction } from "./scenario.ts";
import { withNamedFiles } from "./scenario-files.ts";

/** A command that somebody gave, with the state of the process before it. */
export interface Given {
	readonly realisation: Realisation;
	readonly command: Command;
	readonly as: string;
	/** What came of it. */
	readonly outcome: Outcome;
	/** The outcome that another command would have in its place; nothing is stored. */
	readonly instead: (command: Command) => Outcome;
	readonly rules: TenantRules;
}

/** A command as an act of a scenario that expects its actual outcome; null for commands that have no scenario act. */
export function recorded(flow: CompiledFlow, given: Given): Instruction | null {
	const act = actOf(flow, given);
	if (act === null) return null;
	const after = given.outcome.refused ? given.realisation : given.outcome.realisation;
	const { activeStep, label, status } = available(flow, after, observerOf(flow), given.rules);
	const expect: Expectation = {
		...(given.outcome.refused ? { refused: refusalOf(given.outcome) } : {}),
		...{ step: activeStep, label, status },
	};
	return { as: given.as, ...act, expect };
}

function refusalOf({ code, message, errors: [first] }: Extract<Outcome, { readonly refused: true }>): NonNullable<Expectation["refused"]> {
	return first === undefined ? { code, message } : { code, path: first.path, message: first.message };
}

type Act = Omit<Instruction, "as" | "expect">;

function actOf(flow: CompiledFlow, given: Given): Act | null {
	const { command } = given;
	switch (command.kind) {
		case "save-step": {
			const typed = withNamedFiles(flow, leastTyped(flow, given, command));
			const act = command.correction ? "correct" : command.complete ? "complete" : "save";
			return { do: act, step: command.step, ...(Object.keys(typed).length === 0 ? {} : { with: typed }) };
		}
		case "set-status": {
			const act = statusActs.find(([, { status, action }]) => status === command.status && action === command.action)?.[0];
			if (act === undefined) return null;
			const { reason, comment } = command;
			return { do: act, ...(reason === undefined ? {} : { reason }), ...(comment === undefined || comment === "" ? {} : { comment }) };
		}
		case "set-tags":
			return { do: command.kind, tags: [...command.tags] };
		case "change-stakeholder":
			return { do: command.kind, category: command.category, stakeholder: command.slug };
		default:
			return null;
	}
}

/** The minimum that somebody must have typed to get the same result, without what the form fills in by itself. */
function leastTyped(
	flow: CompiledFlow,
	{ realisation, outcome, instead }: Given,
	command: Extract<Command, { kind: "save-step" }>,
): Values {
	const before = shown(flow, realisation, command.step);
	const came = textOf(outcome);
	let typed: Values = Object.fromEntries(
		[...(flow.steps.get(command.step)?.form.fields.keys() ?? [])].flatMap((path) => {
			const [stood, stands] = [readPath(before, path), readPath(command.values, path)];
			return sameValue(stood ?? null, stands ?? null) ? [] : [[path, stands ?? null] as const];
		}),
	);
	for (const path of Object.keys(typed)) {
		const { [path]: _left, ...others } = typed;
		if (sameValue(textOf(instead({ ...command, values: filledIn(before, others) })), came)) typed = others;
	}
	return typed;
}

/** The part of an outcome that a person could notice. */
function textOf(outcome: Outcome): unknown {
	if (outcome.refused) return { code: outcome.code, errors: outcome.errors.map(({ path, message }) => ({ path, message })) };
	const { values, flags, marks } = outcome.realisation;
	return { values, flags, marks };
}
