import { useMemo } from "react";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { AnswerOf, Query } from "../../api/operation.ts";
import { countsByUuid } from "../../comments/comment-counts.ts";
import type { AnsweredList } from "../../table/served/answered-list.ts";
import { type KeptRealisation, realisationSource } from "../realisation-source.ts";
import { waitsByUuid } from "../waits.ts";
import { useRows } from "./use-rows.ts";

type ProcessesQuestion = Query<"listRealisationRows">;
type ProcessesAnswer = AnswerOf<"listRealisationRows">;

export const answeredProcesses: AnsweredList<ProcessesQuestion, ProcessesAnswer, "realisations"> = {
	kind: "realisations",
	getRows: (query, signal) => call(operations.listRealisationRows, { query, signal }),
	getChoices: async (signal) => (await call(operations.listRealisationChoices, { signal })).data,
	getKeys: async (query, signal) => (await call(operations.listRealisationRowKeys, { query, signal })).data,
};

/** The processes of a response, as lists keep them. */
export function recordsOf({ data, metaData }: ProcessesAnswer): readonly KeptRealisation[] {
	const waits = waitsByUuid(metaData.waits ?? []);
	const comments = countsByUuid(metaData.comments);
	return data.map((record) => ({
		...realisationSource.keep(record),
		waits: waits.get(record.uuid) ?? null,
		commentCounts: comments.get(record.uuid),
	}));
}

export function useAnsweredRows(answer: ProcessesAnswer | undefined) {
	return useRows(useMemo(() => answer && recordsOf(answer), [answer]));
}
