import { EntryList } from "./EntryList.tsx";

const help = ["configuration.tags.help.1", "configuration.tags.help.2", "configuration.tags.help.3", "configuration.tags.help.4"] as const;

export default function TagsPage() {
	return <EntryList list="tags" help={help} />;
}
