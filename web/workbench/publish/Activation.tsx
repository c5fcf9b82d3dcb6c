import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { releasesAddress } from "../addresses/workbench-paths.ts";
import styles from "./PublishPage.module.css";
import type { Gate } from "./use-gate.ts";
import type { usePublishing } from "./use-publishing.ts";

interface ActivationProps {
	readonly gate: Gate;
	readonly release: NonNullable<Gate["release"]>;
	readonly activate: ReturnType<typeof usePublishing>["activate"];
}

/** The release that was made of the design, and whether it is running. */
export function Activation({ gate: { active, may, obstacles }, release: { number, ran, runs }, activate }: ActivationProps) {
	const [asking, setAsking] = useState(false);
	const moved = obstacles.some(({ code }) => code === "base");
	const state = runs ? "runs" : ran ? "ran" : moved ? "moved" : "ready";
	const confirm = async (): Promise<void> => {
		await activate.run({ release: number, active: active.activation });
		setAsking(false);
	};
	return (
		<section aria-labelledby="uitgave" className={styles.made}>
			<h2 id="uitgave" className={styles.heading}>
				{text("releases.release", { number })}
			</h2>
			<p>{text(`publishing.made.${state}`, { active: active.release })}</p>
			<div className={styles.acts}>
				{state === "ready" && may.publish && (
					<Button variant="filled" loading={activate.busy} onClick={() => setAsking(true)}>
						{text("publishing.activate")}
					</Button>
				)}
				<Link to={releasesAddress}>{text("publishing.toReleases")}</Link>
			</div>
			<ConfirmDialog
				opened={asking}
				title={text("publishing.activate.title", { number })}
				action={text("publishing.activate")}
				busy={activate.busy}
				onConfirm={() => void confirm()}
				onCancel={() => setAsking(false)}
			>
				<p>{text("publishing.activate.text", { number, active: active.release })}</p>
			</ConfirmDialog>
		</section>
	);
}
