import texts from "../monitoring.json" with { type: "json" };
import { addTexts } from "../text.ts";

addTexts(texts);
