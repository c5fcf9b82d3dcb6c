import { IconPhotoPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FileRecord } from "../../../engine/index.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../api/notify.ts";
import { type FlowField, useFlowFields } from "../../forms/flow-fields.ts";
import { useFormEnvironment, useScreenValues } from "../../forms/form-environment.ts";
import { valueAt } from "../../forms/value-at.ts";
import { positionOf } from "../../locations/location-value.ts";
import { useRightsAt } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { useAct } from "../../ui/actions/use-act.ts";
import { ReasonedButton } from "../../ui/parts/ReasonedButton.tsx";
import { groupAt } from "../process/group-at.ts";
import { useProcess } from "../process/process-context.ts";
import { getRealisation, realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import styles from "./AutomaticViews.module.css";
import { type AutomaticView, fieldsOf, type MadeViews, makeViews, missingViews } from "./automatic-views.ts";
import "../../texts/areas/files.ts";

/**
 * Offers to fetch the views of the location that are still missing. Renders nothing without the right, when no view is missing, or where
 * the step cannot be saved: a view belongs to the process only once the field that refers to it has been saved.
 */
export default function AutomaticViews() {
	const { record, bindings, savable } = useProcess();
	const { setValues } = useFormEnvironment();
	// A new file does not raise the record's version, so the cached record may have files that the screen's record lacks.
	const { data: newest = record } = useQuery({ ...realisationQueries.one(record.uuid), enabled: false });
	const client = useQueryClient();
	const values = useScreenValues();
	const fields = useFlowFields();
	const allowed = useRightsAt(record.MunicipalityCode).may("automatedViews");
	const missing = missingViews({ record: newest, values, fields });
	const act = useAct({
		call: async () => {
			const { made, failed } = await makeViews(record.uuid, missing);
			if (made.size === 0 && failed.size === 0) return notifyInfo(text("automaticViews.none"));
			if (failed.size > 0) tellFailed(failed, made.size > 0);
			if (made.size === 0) return;
			notifySuccess(text("automaticViews.made"));
			try {
				rememberRealisation(client, (await getRealisation(record.uuid)).record);
			} catch (failure) {
				reportError(failure);
				notifyFailure(text("automaticViews.refresh.title"), text("automaticViews.refresh.failed"), failure);
			}
			setValues(withViews(made, fields, values));
		},
	});
	if (!savable || !allowed || missing.length === 0) return <span hidden data-nothing="" />;
	const saved = positionOf(groupAt(record.values, bindings.location));
	const shown = positionOf(groupAt(values, bindings.location));
	const moved = saved?.latitude !== shown?.latitude || saved?.longitude !== shown?.longitude;
	const reason = shown === null ? text("automaticViews.place") : saved === null || moved ? text("automaticViews.unsaved") : undefined;
	return (
		<div className={styles.offer}>
			<p>{text("automaticViews.intro")}</p>
			<ReasonedButton
				reason={reason}
				loading={act.busy}
				leftSection={<IconPhotoPlus size={18} aria-hidden />}
				onClick={() => void act.run()}
			>
				{text("automaticViews.make")}
			</ReasonedButton>
		</div>
	);
}

/** A source that did not respond may still have pictures: if no view was made, the title says so and the text gives the cause. */
function tellFailed(failed: MadeViews["failed"], others: boolean): void {
	const [[view, cause] = [undefined, undefined]] = failed;
	const which = failed.size > 1 || view === undefined ? "both" : view;
	notifyFailure(text(others ? "automaticViews.failed" : "automaticViews.none"), text(`automaticViews.failed.${which}`), cause);
}

/** The values of the view fields with the new files appended. */
function withViews(
	made: ReadonlyMap<AutomaticView, FileRecord>,
	fields: ReadonlyMap<string, FlowField>,
	values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
	const changes = [...made].flatMap(([view, { uuid: id, extension: ext }]) =>
		fieldsOf(fields, view).map(({ path }) => {
			const present = valueAt(values, path);
			return [path, [...(Array.isArray(present) ? present : []), { id, ext }]] as const;
		}),
	);
	return Object.fromEntries(changes);
}
