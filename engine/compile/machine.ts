import { type AnyMachineSnapshot, type AnyStateMachine, createActor, raise, type StateValue, setup } from "xstate";
import type { StepCode } from "../definition/flow-definition.ts";
import type { CompiledStep } from "./compiled-flow.ts";
import { machineConfig, type Reference } from "./machine-config.ts";

/** What the machine's guards ask about the process at hand; answered from the record and its values. */
export interface Answers {
	/** Which branch of the step holds first; -1 for none. */
	readonly branchOf: (step: StepCode) => number;
	/** Whether the sub-step belongs to this process and is not completed. */
	readonly isOpen: (step: StepCode) => boolean;
	/** Whether there is a published traffic decision that applies. */
	readonly isPublished: () => boolean;
}

/** What one event leads to: the next state, and what to do in order. */
export interface Step {
	readonly value: StateValue;
	/** Empty when the state does not know the event: nothing may happen. */
	readonly actions: readonly Reference[];
}

export interface FlowMachine {
	/** The machine itself, for drawing it and walking its paths. */
	readonly machine: AnyStateMachine;
	/** Applies one event to a state. Pure: reads the answers, changes nothing. */
	readonly next: (value: StateValue, event: string, answers: Answers) => Step;
}

/** For making the machine itself, when there is no process yet. */
const noAnswers: Answers = { branchOf: () => -1, isOpen: () => false, isPublished: () => false };

/** A guard as it was asked. */
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
		types: { context: {} as Answers, events: {} as { type: string } },
		guards: {
			branch: ({ context }, { step, branch }: { step: StepCode; branch: number }) =>
				ask(context, (answers) => answers.branchOf(step) === branch),
			"open-sub-step": ({ context }, { step }: { step: StepCode }) => ask(context, (answers) => answers.isOpen(step)),
			published: ({ context }) => ask(context, (answers) => answers.isPublished()),
		},
		actions: { "raise-cancelled": raise({ type: "process.cancelled" }), "raise-completed": raise({ type: "process.completed" }) },
	}).createMachine({ ...machineConfig(order), context: noAnswers } as never) as unknown as AnyStateMachine;
	const transition = stepper(machine);
	const next = remembering((value, event, answers) => {
		asked.length = 0;
		return { step: transition(value, event, answers), asked: [...asked] };
	});
	return { machine, next };
}

/** What is known of one state and event: a guard that has to be asked first, or what follows. */
type Known = { readonly question: Question; yes?: Known; no?: Known } | { readonly step: Step };

/**
 * A machine says the same whenever its guards answer the same. So what it said is kept, under the
 * state, the event and the guards it asked with their answers; it is asked again only for answers it
 * has not had before. There are as many of these as the flow has ways to go.
 */
function remembering(
	run: (value: StateValue, event: string, answers: Answers) => { readonly step: Step; readonly asked: readonly Asked[] },
): FlowMachine["next"] {
	const roots = new Map<string, Known>();
	return (value, event, answers) => {
		const key = `${event} ${JSON.stringify(value)}`;
		let known = roots.get(key);
		while (known !== undefined && "question" in known) {
			known = known.question(answers) ? known.yes : known.no;
		}
		if (known !== undefined) {
			return known.step;
		}
		const { step, asked } = run(value, event, answers);
		roots.set(key, grown(roots.get(key), asked, 0, step));
		return step;
	};
}

/** The same knowledge with one more way through it. */
function grown(known: Known | undefined, asked: readonly Asked[], depth: number, step: Step): Known {
	const now = asked[depth];
	if (now === undefined) {
		return { step };
	}
	const node: Extract<Known, { question: Question }> = known !== undefined && "question" in known ? known : { question: now.question };
	const way = now.answer ? "yes" : "no";
	node[way] = grown(node[way], asked, depth + 1, step);
	return node;
}

/**
 * XState's `transition()` makes an actor scope at every call, which costs more than the transition.
 * The scope holds nothing of a process, so one serves all; likewise the resolved state of each place
 * in the machine, of which only the context differs. There are as many as the machine has states.
 */
function stepper(machine: AnyStateMachine): FlowMachine["next"] {
	let actions: Reference[] = [];
	const actor = createActor(machine);
	const scope: Parameters<AnyStateMachine["transition"]>[2] = {
		self: actor,
		id: "",
		sessionId: "",
		logger: () => {},
		defer: () => {},
		emit: () => {},
		stopChild: () => {},
		system: actor.system,
		actionExecutor: ({ type, params }) => {
			actions.push({ type, params: params as Reference["params"] });
		},
	};
	const resolved = new Map<string, AnyMachineSnapshot>();
	return (value, event, answers) => {
		const key = JSON.stringify(value);
		let at = resolved.get(key);
		if (at === undefined) {
			at = machine.resolveState({ value, context: answers });
			resolved.set(key, at);
		}
		actions = [];
		const next = machine.transition({ ...at, context: answers }, { type: event }, scope) as AnyMachineSnapshot;
		return { value: next.value, actions };
	};
}
