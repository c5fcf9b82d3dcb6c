import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ProcessStatus, type RealisationRecord, spanText, today } from "../../../../engine/index.ts";
import { call } from "../../../api/call.ts";
import * as operations from "../../../api/generated/operations.ts";
import type { DataOf } from "../../../api/operation.ts";
import { useTenant } from "../../../tenants/TenantContext.tsx";
import { text } from "../../../texts/text.ts";
import type { Fact } from "../../../ui/Facts.tsx";
import styles from "./StepHeader.module.css";

type Forecast = DataOf<"getRealisationForecast">;

/** It is another once a day, and after what is asked here changes. */
const freshMs = 3_600_000;

const forecastQuery = ({ uuid, type, MunicipalityCode }: RealisationRecord) =>
	queryOptions({
		queryKey: ["forecast", uuid, type, MunicipalityCode],
		queryFn: async ({ signal }) => (await call(operations.getRealisationForecast, { params: { uuid }, signal })).data,
		staleTime: freshMs,
		meta: { quiet: true },
	});

/** When the process is expected to be finished, and what that follows from; null where that is not said. */
export function useForecast(record: RealisationRecord, status: ProcessStatus): Fact | null {
	const { forecast, parties } = useTenant();
	const asked = forecast === true && status === "active";
	const { data, isError } = useQuery({ ...forecastQuery(record), enabled: asked });
	if (!asked || isError || data?.state === "none") return null;
	const label = text("step.forecast");
	// Its place is kept, so that nothing moves when it comes.
	if (data === undefined) return { label, value: "…" };
	const whose = parties.owner === "customer" ? "customer" : "municipality";
	return {
		label,
		value: (
			<>
				{saidOf(data)} <span className={styles.ground}>{groundOf(data, whose)}</span>
			</>
		),
	};
}

function saidOf({ state, first, last }: Forecast): string {
	if (state === "few") return text("step.forecast.few");
	return first === null || last === null ? text("step.forecast.not") : spanText(first, last, today(Date.now()));
}

function groundOf({ state, cases, among }: Forecast, whose: "customer" | "municipality"): string {
	switch (state) {
		case "few":
			return text("step.forecast.few.ground", { count: cases });
		case "unproven":
			return text("step.forecast.unproven.ground");
		case "beyond":
			return text("step.forecast.beyond.ground", { count: cases });
		default:
			return text(`step.forecast.ground.${among}.${whose}`, { count: cases });
	}
}
