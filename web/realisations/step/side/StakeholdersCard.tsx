import { Button } from "@mantine/core";
import { Suspense, useState } from "react";
import {
	type Availability,
	choiceLabel,
	type FlowDefinition,
	type RealisationRecord,
	type StakeholderCategory,
} from "../../../../engine/index.ts";
import { type ErrorNotification, errorNotification } from "../../../api/error-notification.ts";
import { notifySuccess } from "../../../api/notify.ts";
import type { Choice } from "../../../forms/form-environment.ts";
import { valueAt } from "../../../forms/value-at.ts";
import { text } from "../../../texts/text.ts";
import { lazyPart } from "../../../ui/loading/lazy-part.tsx";
import { Card } from "../../../ui/parts/Card.tsx";
import { useRecordCall } from "../../process/use-record-call.ts";
import { changeStakeholder } from "../../realisation-commands.ts";
import styles from "./SideCards.module.css";

const SHOWN = ["municipality", "cpo", "gridoperator", "contractor", "customer"] as const;
/** The operator and the customer are fixed once a process has started. */
const CHANGEABLE: ReadonlySet<StakeholderCategory> = new Set(["municipality", "gridoperator", "contractor"]);

const StakeholderDialog = lazyPart(async () => ({ default: (await import("./StakeholderDialog.tsx")).StakeholderDialog }), {
	over: ({ onCancel }) => onCancel,
});

interface StakeholdersCardProps {
	readonly record: RealisationRecord;
	readonly bindings: FlowDefinition["bindings"];
	readonly availability: Availability;
	readonly choices: (category: StakeholderCategory) => readonly Choice[];
}

/** The stakeholders of the process, with buttons to change them for people who may. */
export function StakeholdersCard({ record, bindings, availability, choices }: StakeholdersCardProps) {
	const [asked, setAsked] = useState<StakeholderCategory | null>(null);
	const [refused, setRefused] = useState<ErrorNotification | null>(null);
	const ask = (category: StakeholderCategory | null): void => {
		setRefused(null);
		setAsked(category);
	};
	const change = useRecordCall<{ category: StakeholderCategory; slug: string }>(record.uuid, {
		call: ({ category, slug }) => changeStakeholder(record.uuid, category, slug, record.synced),
		onSaved: () => {
			notifySuccess(text("side.stakeholder.saved", { label: asked ? text(`stakeholder.${asked}`) : "" }));
			ask(null);
		},
		onFailed: (error) => setRefused(errorNotification(error)),
	});
	// Only sent to people who may see it.
	const unit = record.CurrentLocation.FinUnit;
	const mayChange = availability.may.changeStakeholders.allowed;
	return (
		<Card inLandmark title={text("side.stakeholders")}>
			<dl className={styles.list}>
				{SHOWN.flatMap((category) => {
					const path = bindings.stakeholders[category];
					if (!path) return [];
					const slug = valueAt(record.values, path);
					const choice = choices(category).find((candidate) => candidate.value === slug);
					const label = text(`stakeholder.${category}`);
					return (
						<div key={category} className={styles.row}>
							<dt className={styles.term}>{label}</dt>
							<dd className={styles.value}>
								<span>{choice ? choiceLabel(choice) : typeof slug === "string" && slug ? slug : text("side.stakeholder.none")}</span>
								{mayChange && CHANGEABLE.has(category) && (
									<Button
										size="compact-sm"
										h={28}
										aria-label={text("side.stakeholder.change.label", { label })}
										onClick={() => ask(category)}
									>
										{text("side.stakeholder.change")}
									</Button>
								)}
							</dd>
						</div>
					);
				})}
				{typeof unit === "string" && (
					<div className={styles.row}>
						<dt className={styles.term}>{text("side.financialUnit")}</dt>
						<dd className={styles.value}>{unit}</dd>
					</div>
				)}
			</dl>
			{asked && (
				<Suspense fallback={null}>
					<StakeholderDialog
						category={asked}
						choices={choices(asked)}
						present={valueAt(record.values, bindings.stakeholders[asked] ?? "")}
						busy={change.busy}
						refused={refused}
						onConfirm={(slug) => void change.run({ category: asked, slug })}
						onCancel={() => ask(null)}
					/>
				</Suspense>
			)}
		</Card>
	);
}
