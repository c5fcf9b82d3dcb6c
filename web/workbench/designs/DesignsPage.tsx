import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { PlainNotice } from "../../ui/notices/PlainNotice.tsx";
import { paths } from "../../ui/pages/paths.ts";
import { usePageTitle } from "../../ui/pages/use-page-title.ts";
import { Skeletons } from "../../ui/parts/Skeletons.tsx";
import { absoluteText, relativeText } from "../../ui/words/date-text.ts";
import { designAddress, newTenantAddress, releasesAddress, removeTenantAddress } from "../addresses/workbench-paths.ts";
import { countWords } from "../bundle/count-words.ts";
import { changesText } from "../bundle/counted.ts";
import { NothingHere } from "../frame/NothingHere.tsx";
import { PlainFrame } from "../frame/PlainFrame.tsx";
import styles from "./DesignsPage.module.css";
import { NewDesign } from "./NewDesign.tsx";
import { TenantSwitch } from "./TenantSwitch.tsx";
import { type DesignList, useDesigns } from "./use-designs.ts";

/** The designs of the tenant, each with its last change, its author and its problems. */
export function DesignsPage() {
	const { list, hidden, lost, begin } = useDesigns();
	usePageTitle(text("workbench.designs"));
	if (hidden) return <NothingHere />;
	return (
		<PlainFrame
			place={text("workbench.title")}
			ways={
				<>
					<TenantSwitch />
					{list?.mayMakeTenant === true && <Link to={newTenantAddress}>{text("newTenant.title")}</Link>}
					<Link to={releasesAddress}>{text("releases.title")}</Link>
					{list?.mayRemoveTenant === true && <Link to={removeTenantAddress}>{text("removeTenant.title")}</Link>}
					<a href={paths.manuals("werkbank")}>{text("workbench.manual")}</a>
					<a href={paths.dashboard()}>{text("workbench.toProduct")}</a>
				</>
			}
			title={text("workbench.designs")}
			lead={text("workbench.designs.lead")}
		>
			{lost && <PlainNotice kind="danger" title={text("workbench.lost")} />}
			{list?.mayDesign === true && <NewDesign begin={begin} taken={list.data.map(({ design }) => design.name)} />}
			{list?.mayDesign === false && <p>{text("workbench.designs.looking.only")}</p>}
			{list === null ? <Skeletons heights={[64, 64]} label={text("workbench.designs.loading")} /> : <Designs list={list} />}
		</PlainFrame>
	);
}

function Designs({ list: { data, related, mayDesign } }: { readonly list: DesignList }) {
	const now = Date.now();
	const people: Readonly<Record<string, string>> = related?.people ?? {};
	if (data.length === 0)
		return <p className={styles.none}>{text(mayDesign ? "workbench.designs.none" : "workbench.designs.none.reader")}</p>;
	return (
		<ul className={styles.list} aria-label={text("workbench.designs")}>
			{data.map(({ design, errors, warnings, first }) => (
				<li key={design.uuid} className={styles.design}>
					<div className={styles.head}>
						<Link to={designAddress(design.uuid)} className={styles.name}>
							{design.name}
						</Link>
						<span className={styles.health} data-wrong={errors !== null && errors > 0}>
							{errors === null || warnings === null ? text("workbench.designs.looking") : countWords(errors, warnings)}
						</span>
					</div>
					<p className={styles.who} title={absoluteText(design.changedAt)}>
						{text(design.revision === 0 ? "workbench.designs.begun" : "workbench.designs.changed", {
							who: people[design.changedBy] ?? text("workbench.somebody"),
							when: relativeText(design.changedAt, now),
							changes: changesText(design.revision),
						})}
					</p>
					{first !== null && <p className={styles.first}>{first.sentence}</p>}
				</li>
			))}
		</ul>
	);
}
