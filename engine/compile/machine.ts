import { type AnyStateMachine, initialTransition, raise, type StateValue, setup, transition } from "xstate";
import type { StepCode } from "../definition/flow-definition.ts";
import type { CompiledStep } from "./compiled-flow.ts";
import type { Answers, FlowMachine, Reference, Step } from "./flow-machine.ts";
import { machineConfig } from "./machine-config.ts";

/** One question that a guard asks. */
type Question = (answers: Answers) => boolean;

interface Asked {
	readonly question: Question;
	readonly answer: boolean;
}

/** The flow's XState machine behind one function. */
export function flowMachine(order: readonly CompiledStep[]): FlowMachine {
	const asked: Asked[] = [];
	const ask = (answers: Answers, question: Question): boolean => {
		const answer = question(answers);
		asked.push({ question, answer });
		return answer;
	};
	const machine = setup({
		types: { context: {} as Answers, input: {} as Answers, events: {} as { type: string } },
		guards: {
			branch: ({ context }, { step, branch }: { step: StepCode; branch: number }) =>
				ask(context, (answers) => answers.branchOf(step) === branch),
			"open-sub-step": ({ context }, { step }: { step: StepCode }) => ask(context, (answers) => answers.isOpen(step)),
			published: ({ context }) => ask(context, (answers) => answers.isPublished()),
		},
		actions: { raise: raise((_, { event }: { event: string }) => ({ type: event })) },
	}).createMachine({
		...machineConfig(order),
		context: ({ input }: { input: Answers }) => input,
	} as never) as unknown as AnyStateMachine;
	const step = remembering((value, event, answers) => {
		asked.length = 0;
		const [after, actions] =
			value === null
				? initialTransition(machine, answers)
				: transition(machine, machine.resolveState({ value, context: answers }), { type: event });
		return { step: { value: after.value, actions: actions.filter(isOurs).map(referenceOf) }, asked: [...asked] };
	});
	return { machine, start: (answers) => step(null, "", answers), next: step };
}

interface Action {
	readonly type: string;
	readonly params?: unknown;
}

/** The machine has already handled events it raised itself: only their outcome is carried out. */
function isOurs({ type }: Action): boolean {
	return !type.startsWith("xstate.");
}

function referenceOf({ type, params }: Action): Reference {
	return { type, params: (params ?? {}) as Reference["params"] };
}

/** What is known for one state and event: a guard that must be asked first, or the outcome. */
type Known = { readonly question: Question; yes?: Known; no?: Known } | { readonly step: Step };

/**
 * Memoises transitions. XState takes a tenth of a millisecond for one, and gives the same outcome whenever the guards give the same
 * answers. Outcomes are therefore cached by state, event and the answers to the guards that were asked; XState runs again only for a
 * combination of answers that is new. There are as many entries as the flow has ways to go.
 */
function remembering(
	run: (value: StateValue | null, event: string, answers: Answers) => { readonly step: Step; readonly asked: readonly Asked[] },
): (value: StateValue | null, event: string, answers: Answers) => Step {
	const roots = new Map<string, Known>();
	return (value, event, answers) => {
		const key = `${event} ${JSON.stringify(value)}`;
		let known = roots.get(key);
		while (known !== undefined && "question" in known) known = known.question(answers) ? known.yes : known.no;
		if (known !== undefined) return known.step;
		const { step, asked } = run(value, event, answers);
		roots.set(key, grown(roots.get(key), asked, 0, step));
		return step;
	};
}

/** The cached tree with one more path added. */
function grown(known: Known | undefined, asked: readonly Asked[], depth: number, step: Step): Known {
	const now = asked[depth];
	if (now === undefined) return { step };
	const node: Extract<Known, { question: Question }> = known !== undefined && "question" in known ? known : { question: now.question };
	const way = now.answer ? "yes" : "no";
	node[way] = grown(node[way], asked, depth + 1, step);
	return node;
}
