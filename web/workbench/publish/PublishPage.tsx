import { useParams } from "react-router";
import { text } from "../../texts/text.ts";
import { Notice } from "../../ui/notices/Notice.tsx";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { useBundle } from "../bundle/use-bundle.ts";
import { RunningProcesses } from "../impact/RunningProcesses.tsx";
import { Mappings } from "../mappings/Mappings.tsx";
import { OpenChoices } from "../mappings/OpenChoices.tsx";
import { Activation } from "./Activation.tsx";
import { GateFacts } from "./GateFacts.tsx";
import { Obstacles } from "./Obstacles.tsx";
import styles from "./PublishPage.module.css";
import { ReleaseForm } from "./ReleaseForm.tsx";
import { ToldNotice } from "./ToldNotice.tsx";
import { useGate } from "./use-gate.ts";
import { usePublishing } from "./use-publishing.ts";

/** From a design to the running release: the obstacles, the release and its activation. */
export function PublishPage() {
	const { uuid = "" } = useParams();
	const { shown } = useBundle();
	const { gate, people, failed, look } = useGate(uuid, shown.revision);
	const { told, approve, release, activate } = usePublishing({ uuid, look });
	usePageTitle(text("publishing.title"));
	return (
		<div className={styles.page}>
			<h1 className={styles.title}>{text("publishing.title")}</h1>
			<p className={styles.lead}>{text("publishing.lead")}</p>
			{failed && <PlainNotice kind="danger" title={text("publishing.failed")} />}
			<ToldNotice told={gate !== null && told?.holds?.(gate) === false ? null : told} />
			{gate === null ? (
				!failed && <Skeletons heights={[72, 120]} label={text("publishing.loading")} />
			) : (
				<>
					{!gate.publishing && <Notice kind="info" title={text("publishing.off")} />}
					{gate.publishing && !gate.may.publish && <Notice kind="info" title={text("publishing.others")} />}
					<GateFacts uuid={uuid} gate={gate} />
					{gate.flow !== null && gate.release?.runs !== true && (
						<RunningProcesses
							key="design"
							design={uuid}
							revision={gate.revision}
							sameVersion={gate.obstacles.some(({ code }) => code === "version")}
							choices={(impact) => <Mappings impact={impact} mayEdit={gate.may.edit && gate.release === null} />}
							mayTake={false}
						/>
					)}
					{gate.release === null && <Obstacles gate={gate} people={people} approve={approve} onLook={look} />}
					{gate.may.publish && gate.release === null && <ReleaseForm uuid={uuid} gate={gate} release={release} />}
					{gate.release !== null && <Activation gate={gate} release={gate.release} activate={activate} />}
					{gate.release?.runs === true && (
						<RunningProcesses
							key="running"
							design={null}
							choices={({ needs }) => <OpenChoices needs={needs} />}
							mayTake={gate.may.publish}
						/>
					)}
				</>
			)}
		</div>
	);
}
