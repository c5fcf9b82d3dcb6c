import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { geocoderState, type RequestRecord } from "../../../engine/index.ts";
import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { rememberRequest, requestQueries } from "../request-queries.ts";
import { runGeocoder } from "../run-geocoder.ts";

/** How the search for a request's place stands, as long as the place is not known. */
export function GeocoderNotice({ request, mayStart }: { readonly request: RequestRecord; readonly mayStart: boolean }) {
	const client = useQueryClient();
	const run = useMutation({
		mutationFn: async () => {
			const state = await runGeocoder(request.uuid);
			return { state, record: await client.fetchQuery({ ...requestQueries.one(request.uuid), staleTime: 0 }) };
		},
		meta: { quiet: true },
		onSuccess: ({ state, record }) => {
			if (!record.limited) rememberRequest(client, record);
			if (state !== "pending") notifySuccess(text("geocoder.done"));
		},
		onError: () => notifyFailure(text("geocoder.error.title"), text("geocoder.error")),
	});
	const state = geocoderState(request);
	if (state === "found") return null;
	if (state === "failed") {
		return <Notice kind="warning" title={text("geocoder.failed", { postalCode: request.address.postalCode })} />;
	}
	return (
		<Notice
			kind="info"
			title={text("geocoder.pending")}
			action={
				mayStart ? (
					<Button loading={run.isPending} onClick={() => run.mutate()}>
						{text("geocoder.start")}
					</Button>
				) : undefined
			}
		>
			{text("geocoder.pending.text")}
		</Notice>
	);
}
