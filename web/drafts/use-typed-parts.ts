import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CommentedRecord } from "../../engine/index.ts";
import { textDraftsQuery } from "./text-drafts-query.ts";

/** The parts of a record in which this person has a draft, on any device, as of opening the page. */
export function useTypedParts(entity: CommentedRecord, uuid: string): ReadonlySet<string> {
	const { data, isFetchedAfterMount } = useQuery(textDraftsQuery(entity, uuid));
	return useMemo(() => {
		const parts = isFetchedAfterMount ? (data ?? []) : [];
		return new Set(parts.filter(({ fields }) => Object.values(fields).some((field) => field?.gone !== true)).map(({ part }) => part));
	}, [data, isFetchedAfterMount]);
}
