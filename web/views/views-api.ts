import { queryOptions } from "@tanstack/react-query";
import type { ListName } from "../../engine/index.ts";
import { call } from "../api/call.ts";
import * as operations from "../api/generated/operations.ts";
import type { View } from "./view.ts";

/** The person's own views of a list and the shared ones, by name. */
export const viewsQuery = (list: ListName) =>
	queryOptions({
		queryKey: ["views", list],
		queryFn: async ({ signal }) => (await call(operations.listViews, { query: { list }, signal })).data,
		meta: { quiet: true },
	});

export interface NewView {
	readonly label: string;
	readonly search: string;
	readonly shared: boolean;
}

export interface ViewChange extends Partial<NewView> {
	/** Roles that begin the list with it. */
	readonly startsFor?: string[];
}

export async function createView(list: ListName, view: NewView): Promise<View> {
	return (await call(operations.createView, { body: { data: { list, ...view } } })).data;
}

export async function changeView({ uuid, synced }: View, change: ViewChange): Promise<View> {
	return (await call(operations.changeView, { params: { uuid }, body: { synchronisation: { synced }, data: change } })).data;
}

/** Starts or stops notifying the person of whatever newly comes into the view. */
export async function subscribeView({ uuid }: View, subscribed: boolean): Promise<View> {
	return (await call(operations.subscribeView, { params: { uuid }, body: { data: { subscribed } } })).data;
}

export async function deleteView({ uuid, synced }: View): Promise<void> {
	await call(operations.deleteView, { params: { uuid }, body: { synchronisation: { synced } } });
}
