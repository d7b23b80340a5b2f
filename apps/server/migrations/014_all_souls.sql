-- The calendar's own name of the day had a slip in it. Days that were corrected by hand stay as they are.
update liturgical_day set celebration = 'The Commemoration of All the Faithful Departed (All Souls)'
where celebration like 'The Commemoration of All the Faithful Departed (All Soul%s Day)' and corrected_at is null;
