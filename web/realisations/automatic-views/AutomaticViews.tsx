import { IconPhotoPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { FileRecord } from "../../../engine/index.ts";
import { notifyFailure, notifyInfo, notifySuccess } from "../../api/notify.ts";
import { type FlowField, useFlowFields } from "../../forms/flow-fields.ts";
import { useFormEnvironment, useScreenValues } from "../../forms/form-environment.ts";
import { valueAt } from "../../forms/value-at.ts";
import { positionOf } from "../../locations/location-value.ts";
import { useAccessAt } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ReasonedButton } from "../../ui/ReasonedButton.tsx";
import { useAct } from "../../ui/use-act.ts";
import { getRealisation } from "../get-realisation.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import { groupAt } from "../step/group-at.ts";
import { useProcess } from "../step/process-context.ts";
import styles from "./AutomaticViews.module.css";
import { makeViews } from "./make-views.ts";
import { type AutomaticView, fieldsOf, missingViews } from "./missing-views.ts";
import "../../texts/areas/automaticviews.ts";

/** Has the views of the location made that are missing; only for who may, and not while both are there. */
export default function AutomaticViews() {
	const { record, bindings, savable } = useProcess();
	const { setValues } = useFormEnvironment();
	// Files come without the record's version rising, so the newest record may know of one that the screen's does not.
	const { data: newest = record } = useQuery({ ...realisationQueries.one(record.uuid), enabled: false });
	const client = useQueryClient();
	const values = useScreenValues();
	const fields = useFlowFields();
	const allowed = useAccessAt("automatedViews", record.MunicipalityCode);
	const missing = missingViews({ record: newest, values, fields });
	const act = useAct({
		call: async () => {
			const made = await makeViews(record.uuid, missing);
			if (made.size === 0) return notifyInfo(text("automaticViews.none"));
			notifySuccess(text("automaticViews.made"));
			try {
				rememberRealisation(client, (await getRealisation(record.uuid)).record);
			} catch (failure) {
				reportError(failure);
				notifyFailure(text("automaticViews.refresh.title"), text("automaticViews.refresh.failed"), failure);
			}
			// What can be saved here shows them at once, as if somebody had uploaded them; elsewhere they wait for the next save.
			if (savable) setValues(withViews(made, fields, values));
		},
	});
	if (!allowed || missing.length === 0) return <span hidden data-nothing="" />;
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

/** The fields of the views with the new files in them. */
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
