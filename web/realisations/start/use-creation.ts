import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifySuccess } from "../../api/notify.ts";
import { text } from "../../texts/text.ts";
import { createRealisation, type NewRealisation } from "../create-realisation.ts";
import { rememberRealisation } from "../realisation-queries.ts";

/** Creates the process. `uuid` is that of the unsaved process: one uuid, one process. */
export function useCreation(uuid: string) {
	const client = useQueryClient();
	return useMutation({
		mutationFn: (body: NewRealisation) => createRealisation(body, uuid),
		onSuccess: (record) => {
			rememberRealisation(client, record);
			notifySuccess(text("start.created"));
		},
	});
}
