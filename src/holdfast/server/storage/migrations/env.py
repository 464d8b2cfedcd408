"""Environment of the migrations: they run on the server's connection, inside its transaction."""

from alembic import context

from holdfast.server.storage.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
)
context.run_migrations()
