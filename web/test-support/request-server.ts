import type { RealisationRecord } from "../../engine/index.ts";
import type { requestWith } from "../requests/request.fixture.ts";
import { answer, type FakeAnswer, type FakeCall, page, problem } from "./fake-api.ts";
import type { StepProcess } from "./step-process.ts";

type FakeRequest = ReturnType<typeof requestWith>;

interface ChangeBody {
	readonly synchronisation: { readonly synced: number; readonly request: { readonly synced: number } };
	readonly data: { readonly action: "connect" | "disconnect" };
}

/** A fake server's requests beside one process: it connects and disconnects them, and detects stale writes. */
export function requestServer(process: StepProcess, first: readonly FakeRequest[]) {
	const requests = new Map(first.map((request) => [request.uuid, request]));
	const { uuid } = process.record();
	let changes = 0;
	const record = (): RealisationRecord => {
		const now = process.record();
		const mine = [...requests.values()].filter(({ realisationUuid }) => realisationUuid === uuid);
		return { ...now, requestUuids: mine.map((request) => request.uuid), synced: now.synced + changes };
	};
	const change = (call: FakeCall): FakeAnswer => {
		const request = requests.get(call.path.split("/").at(-1) ?? "");
		const { synchronisation, data } = call.body as ChangeBody;
		if (!request) return problem(404);
		if (synchronisation.synced !== record().synced || synchronisation.request.synced !== request.synced) return problem(409);
		const connects = data.action === "connect";
		if (request.connected === connects) return problem(400);
		changes += 1;
		const after = { ...request, connected: connects, realisationUuid: connects ? uuid : null, synced: request.synced + 1 };
		requests.set(request.uuid, after);
		return answer(record(), { related: { request: after } });
	};
	return {
		record,
		request: (requestUuid: string) => requests.get(requestUuid),
		/** Somebody else changes it meanwhile. */
		touch: (requestUuid: string, what: Partial<FakeRequest>) => {
			const known = requests.get(requestUuid);
			if (known) requests.set(requestUuid, { ...known, ...what, synced: known.synced + 1 });
		},
		handlers: {
			[`GET processes/realisation/${uuid}`]: () => answer(record(), { related: { people: {} } }),
			"GET charging-point-requests": () => page([...requests.values()]),
			"GET charging-point-requests/*": ({ path }: FakeCall) => {
				const request = requests.get(path.split("/")[1] ?? "");
				return request ? answer(request) : problem(404);
			},
			[`POST processes/realisation/${uuid}/requests/*`]: change,
		},
	};
}
