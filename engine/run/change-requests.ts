import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { requestConnection } from "../requests/request-connection.ts";
import type { Command, Outcome } from "./command.ts";
import type { Actor, Realisation, Surroundings } from "./realisation.ts";
import { refuse } from "./refuse.ts";
import { activeStep } from "./step-states.ts";
import { Turn } from "./turn.ts";

type ChangeRequest = Extract<Command, { kind: "connect-request" | "disconnect-request" }>;

/** Stands for this very process, which the engine does not know by name. */
const own = "own";

/** Connects a request to the process or lets it go. The steps do not move, and no step has to be open. */
export function changeRequest(
	flow: CompiledFlow,
	realisation: Realisation,
	{ kind, requestUuid }: ChangeRequest,
	actor: Actor,
	now: number,
	{ request }: Surroundings,
): Outcome {
	if (request === undefined || request.uuid !== requestUuid) {
		return refuse("request-not-connectable");
	}
	const held = realisation.requests.includes(requestUuid);
	const connection = requestConnection(
		{ ...request, realisationUuid: held ? own : null },
		{ uuid: own, saved: true, completed: realisation.flags.completed },
		request.accessible,
	);
	if (connection.kind === "none") {
		const isRight = connection.because === "no-access" || connection.because === "limited";
		return refuse(isRight ? "forbidden" : "request-not-connectable", connection.reason);
	}
	const connecting = kind === "connect-request";
	if (connecting === held) {
		return refuse(
			"request-not-connectable",
			connecting ? "Deze aanvraag is al aan dit proces gekoppeld." : "Deze aanvraag is niet aan dit proces gekoppeld.",
		);
	}
	const turn = new Turn(flow, realisation, actor, now);
	turn.state.requests = connecting ? [...realisation.requests, requestUuid] : realisation.requests.filter((uuid) => uuid !== requestUuid);
	turn.emit(connecting ? "request-connect" : "request-disconnect", { uuid: requestUuid });
	turn.addEffect({ kind, requestUuid });
	return turn.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
