import { addTexts } from "../text.ts";
import texts from "../tour.json" with { type: "json" };

addTexts(texts);
