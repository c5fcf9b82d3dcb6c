import { useParams } from "react-router";
import "../texts/areas/configuration.ts";
import { TurnedAway } from "../tenants/TurnedAway.tsx";
import { text } from "../texts/text.ts";
import { paths } from "../ui/paths.ts";
import { SegmentMenu } from "../ui/SegmentMenu.tsx";
import { Onward, SentOn } from "../ui/SentOn.tsx";
import styles from "./Configuration.module.css";
import { useConfigurationMenu } from "./configuration-menu.ts";
import { EntryList } from "./EntryList.tsx";

/** What administrators keep, with the menu of it. The bare address leads to the first page there is for this person. */
export default function ConfigurationPage() {
	const menu = useConfigurationMenu();
	const { page } = useParams();
	const [first] = menu;
	if (first === undefined) return <TurnedAway needs="admin" page={text("nav.configuration")} />;
	const shown = menu.find((list) => list === page);
	if (page === undefined) return <Onward to={paths.configuration(first)} />;
	if (shown === undefined) return <SentOn to={paths.configuration(first)} why={text("configuration.unknown")} />;
	return (
		<div className={styles.screen}>
			<SegmentMenu
				label={text("configuration.title")}
				segments={[
					{
						title: text("configuration.segment"),
						items: menu.map((list) => ({ to: paths.configuration(list), label: text(`configuration.menu.${list}`) })),
					},
				]}
			/>
			<EntryList key={shown} list={shown} />
		</div>
	);
}
