import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf, Query } from "../../api/operation.ts";
import { countsByUuid } from "../../comments/comment-counts.ts";
import type { AnsweredList } from "../../table/served/answered-list.ts";
import type { RequestRow } from "./request-fields.tsx";
import { requestRows } from "./request-rows.ts";

export type RequestsQuestion = Query<"listRequestRows">;
type RequestsAnswer = AnswerOf<"listRequestRows">;

export const answeredRequests: AnsweredList<RequestsQuestion, RequestsAnswer, "requests"> = {
	kind: "requests",
	getRows: (query, signal) => call(operations.listRequestRows, { query, signal }),
	getChoices: async (signal) => (await call(operations.listRequestChoices, { signal })).data,
	getKeys: async (query, signal) => (await call(operations.listRequestKeys, { query: { ...query, only: "judgeable" }, signal })).data,
};

export function answeredRows({ data, related, metaData }: RequestsAnswer): readonly RequestRow[] {
	const processes = new Map(related.processes.map((process) => [process.uuid, process]));
	const comments = countsByUuid(metaData.comments);
	return requestRows(data).map((row) => ({
		...row,
		process: processes.get(row.request.realisationUuid ?? ""),
		comments: comments.get(row.key),
	}));
}
