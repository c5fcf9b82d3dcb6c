import type { Actor } from "../access/index.ts";
import type { Command, Outcome } from "../command/command.ts";
import { Execution } from "../command/execution.ts";
import { refuse } from "../command/refuse.ts";
import type { CompiledFlow } from "../compile/compiled-flow.ts";
import { activeStep } from "../progress/step-states.ts";
import type { Realisation, Surroundings } from "../realisation/realisation.ts";
import { requestConnection } from "../requests/request-connection.ts";
import * as requestTexts from "../texts/requests.ts";

type ChangeRequest = Extract<Command, { kind: "connect-request" | "disconnect-request" }>;

/** Placeholder for this process, whose id the engine does not know. */
const own = "own";

/** Connects a request to the process or disconnects it. Steps are not affected, and none has to be open. */
export function changeRequest(
	flow: CompiledFlow,
	realisation: Realisation,
	{ kind, requestUuid }: ChangeRequest,
	actor: Actor,
	now: number,
	{ request }: Surroundings,
): Outcome {
	if (request === undefined || request.uuid !== requestUuid) return refuse("request-not-connectable");
	const held = realisation.requests.includes(requestUuid);
	const connection = requestConnection(
		{ ...request, realisationUuid: held ? own : null },
		{ uuid: own, saved: true, completed: realisation.flags.completed, cancelled: realisation.flags.cancelled },
		request.accessible,
	);
	if (connection.kind === "none") {
		const isRight = connection.because === "no-access" || connection.because === "limited";
		return refuse(isRight ? "forbidden" : "request-not-connectable", connection.reason);
	}
	const connecting = kind === "connect-request";
	if (connecting === held) return refuse("request-not-connectable", connecting ? requestTexts.connectedAlready : requestTexts.notConnected);
	const execution = new Execution(flow, realisation, actor, now);
	execution.state.requests = connecting
		? [...realisation.requests, requestUuid]
		: realisation.requests.filter((uuid) => uuid !== requestUuid);
	execution.emit(connecting ? "request-connect" : "request-disconnect", { uuid: requestUuid });
	execution.addEffect({ kind, requestUuid });
	return execution.finish(activeStep(flow, realisation.steps)?.code ?? null);
}
