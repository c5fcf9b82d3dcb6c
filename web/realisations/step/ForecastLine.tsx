import { queryOptions, useQuery } from "@tanstack/react-query";
import { type RealisationRecord, spanText, today } from "../../../engine/index.ts";
import { call } from "../../api/call.ts";
import * as operations from "../../api/generated/operations.ts";
import type { DataOf } from "../../api/operation.ts";
import { useTenant } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import styles from "./StepCrumb.module.css";

type Forecast = DataOf<"getRealisationForecast">;

/** The forecast changes once a day, and when any part of the query key changes. */
const freshMs = 3_600_000;

const forecastQuery = ({ uuid, type, MunicipalityCode }: RealisationRecord) =>
	queryOptions({
		queryKey: ["forecast", uuid, type, MunicipalityCode],
		queryFn: async ({ signal }) => (await call(operations.getRealisationForecast, { params: { uuid }, signal })).data,
		staleTime: freshMs,
		meta: { quiet: true },
	});

/**
 * When a running process is expected to be finished, and what the forecast is based on; empty if there is no forecast, or if earlier ones
 * proved unreliable.
 */
export default function ForecastLine({ record }: { readonly record: RealisationRecord }) {
	const { parties } = useTenant();
	const { data, isPending } = useQuery(forecastQuery(record));
	// Space is reserved while it loads and where there is no forecast, so that nothing moves.
	if (data === undefined || data.state === "none" || data.state === "unproven")
		return (
			<span className={styles.forecast} data-loading={isPending || undefined}>
				{"\u00a0"}
			</span>
		);
	const { first, last, state } = data;
	const whose = parties.owner === "customer" ? "customer" : "municipality";
	return (
		<span className={styles.forecast}>
			{text("step.forecast")}{" "}
			{state === "given" && first !== null && last !== null ? <strong>{spanText(first, last, today(Date.now()))}</strong> : null}
			{groundOf(data, whose)}
		</span>
	);
}

function groundOf({ state, cases, among }: Forecast, whose: "customer" | "municipality"): string {
	switch (state) {
		case "few":
			return text("step.forecast.few", { count: cases });
		case "beyond":
			return text("step.forecast.beyond", { count: cases });
		case "given":
			return text(`step.forecast.ground.${among}.${whose}`, { count: cases });
		default:
			return "";
	}
}
