import { queryOptions, skipToken } from "@tanstack/react-query";

/** Whether the first page of a list came by itself, before its records: nothing needs to stand in the place of the list then. */
export const firstPageShown = (kind: string) =>
	queryOptions<boolean>({ queryKey: ["first page shown", kind], queryFn: skipToken, initialData: false });
