import { queryOptions } from "@tanstack/react-query";
import type { ListName } from "../../engine/index.ts";
import { pathOf, request } from "../api/request.ts";
import type { View } from "./view.ts";

/** The person's own views of a list and the shared ones, by name. */
export const viewsQuery = (list: ListName) =>
	queryOptions({
		queryKey: ["views", list],
		queryFn: async ({ signal }) => {
			const { data } = await request<readonly View[]>({ method: "GET", path: "views", query: { list }, signal });
			return data;
		},
		meta: { quiet: true },
	});

export interface NewView {
	readonly label: string;
	readonly search: string;
	readonly shared: boolean;
}

export async function createView(list: ListName, view: NewView): Promise<View> {
	const { data } = await request<View>({ method: "POST", path: "views", body: { data: { list, ...view } } });
	return data;
}

export async function changeView({ uuid, synced }: View, change: Partial<NewView>): Promise<View> {
	const body = { synchronisation: { synced }, data: change };
	const { data } = await request<View>({ method: "POST", path: pathOf`views/${uuid}`, body });
	return data;
}

export async function deleteView({ uuid, synced }: View): Promise<void> {
	await request({ method: "POST", path: pathOf`views/${uuid}/delete`, body: { synchronisation: { synced } } });
}
