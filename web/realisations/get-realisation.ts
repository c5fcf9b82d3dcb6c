import type { RealisationRecord } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";

/** Names of the people in a record's events, by their user id; who is not in it has no account here. */
export type People = Readonly<Record<string, string>>;

export interface RealisationAnswer {
	readonly record: RealisationRecord;
	readonly people: People;
}

export async function getRealisation(uuid: string, signal?: AbortSignal): Promise<RealisationAnswer> {
	const answer = await request<RealisationRecord, { readonly people?: People }>({
		method: "GET",
		path: pathOf`processes/realisation/${uuid}`,
		...(signal ? { signal } : {}),
	});
	return { record: answer.data, people: answer.related?.people ?? {} };
}
