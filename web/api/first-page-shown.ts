import { queryOptions, skipToken } from "@tanstack/react-query";

/** Whether the first page of a list arrived separately, before its records: then the list needs no placeholder. */
export const firstPageShown = (kind: string) =>
	queryOptions<boolean>({ queryKey: ["first page shown", kind], queryFn: skipToken, initialData: false });
