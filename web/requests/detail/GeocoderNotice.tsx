import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { geocoderState, type RequestRecord } from "../../../engine/index.ts";
import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/Notice.tsx";
import { useAct } from "../../ui/use-act.ts";
import { rememberRequest, requestQueries } from "../request-queries.ts";
import { runGeocoder } from "../run-geocoder.ts";

/** How the search for a request's place stands, as long as the place is not known. */
export function GeocoderNotice({ request, mayStart }: { readonly request: RequestRecord; readonly mayStart: boolean }) {
	const client = useQueryClient();
	const run = useAct({
		call: async () => {
			const state = await runGeocoder(request.uuid);
			return { state, record: await client.fetchQuery({ ...requestQueries.one(request.uuid), staleTime: 0 }) };
		},
		quiet: true,
		onDone: ({ state, record }) => {
			if (!record.limited) rememberRequest(client, record);
			if (state !== "pending") notifySuccess(text("geocoder.done"));
		},
		onFailed: (error) => notifyFailure(text("geocoder.error.title"), text("geocoder.error"), error),
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
					<Button loading={run.busy} onClick={() => void run.run()}>
						{text("geocoder.start")}
					</Button>
				) : undefined
			}
		>
			{text("geocoder.pending.text")}
		</Notice>
	);
}
