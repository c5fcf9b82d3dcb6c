import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { geocoderState, type RequestGeocoding, type RequestRecord } from "../../../engine/index.ts";
import { notifyFailure, notifySuccess } from "../../api/notify.ts";
import { text } from "../../texts/text.ts";
import { dayText } from "../../ui/date-text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { useAct } from "../../ui/use-act.ts";
import { rememberRequest, requestQueries } from "../request-queries.ts";
import { runGeocoder } from "../requests-api.ts";
import styles from "./Coordinates.module.css";

/** Progress of the search for a request's place and, afterwards, the origin of the place. */
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
			if (state === "pending") notifyFailure(text("geocoder.error.title"), text("geocoder.unavailable"));
			else notifySuccess(text("geocoder.done"));
		},
		onFailed: (error) => notifyFailure(text("geocoder.error.title"), text("geocoder.error"), error),
	});
	const state = geocoderState(request);
	const { geocoding } = request;
	if (state === "found") return geocoding === undefined ? null : <p className={styles.hint}>{origin(geocoding)}</p>;
	if (state === "failed") {
		return (
			<Notice kind="warning" title={text("geocoder.failed", { postalCode: request.address.postalCode })}>
				{geocoding?.source ? text("geocoder.asked", { source: geocoding.source, date: dayText(geocoding.at) }) : null}
			</Notice>
		);
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

/** The origin of a place that the source didn't supply: a geocoded one may be another house number in the street. */
function origin({ state, address, source, at }: RequestGeocoding): string | null {
	if (state === "found") return text("geocoder.found", { address, source, date: dayText(at) });
	return state === "manual" ? text("geocoder.manual", { date: dayText(at) }) : null;
}
