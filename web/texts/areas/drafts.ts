import texts from "../drafts.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
