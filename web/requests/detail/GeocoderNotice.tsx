import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { geocoderState, isLookedFor, type RequestGeocoding, type RequestRecord } from "../../../engine/index.ts";
import { toastFailure, toastSuccess } from "../../api/toast.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { dayText } from "../../ui/words/date-text.ts";
import { rememberRequest, requestQueries } from "../request-queries.ts";
import { runGeocoder } from "../requests-api.ts";
import styles from "./Coordinates.module.css";

interface GeocoderNoticeProps {
	readonly request: RequestRecord;
	readonly mayStart: boolean;
	/** May fill in the coordinates. */
	readonly mayCorrect: boolean;
}

/** Progress of the search for a request's place and, afterwards, the origin of the place. */
export function GeocoderNotice({ request, mayStart, mayCorrect }: GeocoderNoticeProps) {
	const client = useQueryClient();
	const { addressSource, placesLookedFor } = useTenant().map;
	const isThere = addressSource !== null;
	const active = !isLookedFor(request) ? "inactive" : placesLookedFor ? "active" : "byHand";
	const run = useAct({
		call: async () => {
			const state = await runGeocoder(request.uuid);
			return { state, record: await client.fetchQuery({ ...requestQueries.one(request.uuid), staleTime: 0 }) };
		},
		quiet: true,
		onDone: ({ state, record }) => {
			if (!record.limited) rememberRequest(client, record);
			if (state === "pending") toastFailure(text("geocoder.error.title"), text(`geocoder.unavailable.${active}`));
			else toastSuccess(text("geocoder.done"));
		},
		onFailed: (error) => toastFailure(text("geocoder.error.title"), text("geocoder.error"), error),
	});
	const button = (label: "geocoder.start" | "geocoder.again") => (
		<Button loading={run.busy} onClick={() => void run.run()}>
			{text(label)}
		</Button>
	);
	const state = geocoderState(request);
	const { geocoding } = request;
	if (state === "found") return geocoding === undefined ? null : <p className={styles.hint}>{origin(geocoding)}</p>;
	if (state === "failed") {
		return (
			<Notice
				kind="warning"
				title={text("geocoder.failed", { postalCode: request.address.postalCode })}
				action={isThere && mayStart ? button("geocoder.again") : undefined}
			>
				{geocoding?.source ? text("geocoder.asked", { source: geocoding.source, date: dayText(geocoding.at) }) : null}
			</Notice>
		);
	}
	return (
		<Notice kind="info" title={text("geocoder.pending")} action={isThere && mayStart ? button("geocoder.start") : undefined}>
			{isThere ? text(`geocoder.pending.${active}`) : text("geocoder.none")}{" "}
			{isThere && mayStart ? text(`geocoder.pending.${active}.start`) : !isThere && mayCorrect ? text("geocoder.none.correct") : null}
		</Notice>
	);
}

/** The origin of a place that the source didn't supply: a geocoded one may be another house number in the street. */
function origin({ state, address, source, at }: RequestGeocoding): string | null {
	if (state === "found") return text("geocoder.found", { address, source, date: dayText(at) });
	return state === "manual" ? text("geocoder.manual", { date: dayText(at) }) : null;
}
