import { IconPhotoPlus } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { notifyFailure, notifyInfo, notifySuccess } from "../../api/notify.ts";
import { useFlowFields } from "../../forms/flow-fields.ts";
import { useScreenValues } from "../../forms/form-environment.ts";
import { positionOf } from "../../locations/location-value.ts";
import { useAccess } from "../../tenants/TenantContext.tsx";
import { text } from "../../texts/text.ts";
import { ReasonedButton } from "../../ui/ReasonedButton.tsx";
import { getRealisation } from "../get-realisation.ts";
import { realisationQueries, rememberRealisation } from "../realisation-queries.ts";
import { groupAt } from "../step/group-at.ts";
import { useProcess } from "../step/process-context.ts";
import styles from "./AutomaticViews.module.css";
import { makeViews } from "./make-views.ts";
import { missingViews } from "./missing-views.ts";
import "../../texts/areas/automaticviews.ts";

/** Has the views of the location made that are missing; only for who may, and not while both are there. */
export default function AutomaticViews() {
	const { record, bindings } = useProcess();
	// Files come without the record's version rising, so the newest record may know of one that the screen's does not.
	const { data: newest = record } = useQuery({ ...realisationQueries.one(record.uuid), enabled: false });
	const client = useQueryClient();
	const values = useScreenValues();
	const fields = useFlowFields();
	const allowed = useAccess("automatedViews");
	const [busy, setBusy] = useState(false);
	const missing = missingViews({ record: newest, values, fields });
	if (!allowed || missing.length === 0) return <span hidden data-nothing="" />;

	const generate = async () => {
		setBusy(true);
		const made = await makeViews(record.uuid, missing);
		if (made === 0) notifyInfo(text("automaticViews.none"));
		else {
			notifySuccess(text("automaticViews.made"));
			try {
				rememberRealisation(client, (await getRealisation(record.uuid)).record);
			} catch (failure) {
				reportError(failure);
				notifyFailure(text("automaticViews.refresh.title"), text("automaticViews.refresh.failed"));
			}
		}
		setBusy(false);
	};
	const saved = positionOf(groupAt(record.values, bindings.location));
	const shown = positionOf(groupAt(values, bindings.location));
	const moved = saved?.latitude !== shown?.latitude || saved?.longitude !== shown?.longitude;
	const reason = shown === null ? text("automaticViews.place") : saved === null || moved ? text("automaticViews.unsaved") : undefined;
	return (
		<div className={styles.offer}>
			<p>{text("automaticViews.intro")}</p>
			<ReasonedButton reason={reason} loading={busy} leftSection={<IconPhotoPlus size={18} aria-hidden />} onClick={() => void generate()}>
				{text("automaticViews.make")}
			</ReasonedButton>
		</div>
	);
}
