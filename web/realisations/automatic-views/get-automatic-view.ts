import { currentConnection } from "../../api/connection.ts";
import { readProblem } from "../../api/read-problem.ts";
import { headersOf, type Operation, pathOf, urlOf } from "../../api/request.ts";
import type { AutomaticView } from "./missing-views.ts";

/** A picture of the location of a process; null when there is none. Throws when it cannot be asked for. */
export async function getAutomaticView(uuid: string, view: AutomaticView): Promise<Blob | null> {
	const operation: Operation = { method: "GET", path: pathOf`processes/realisation/${uuid}/automatic-views/${view}` };
	const answer = await fetch(urlOf(operation, currentConnection().tenant), { headers: await headersOf(operation) });
	if (!answer.ok) throw await readProblem(answer, operation.method);
	return answer.status === 204 ? null : answer.blob();
}
